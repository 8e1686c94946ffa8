"""Games between devices, edition 2 of the protocol: `record` says what is accepted, and when."""
