"""Art Society: sealed bids for paintings, hung edge to edge; what nobody buys goes to the museum and moves fashion."""
