"""The workbench: what happens if it is played by other house rules, simulated while somebody looks on."""
