"""Tests of the kernel, one file for each of its modules or of its promises."""
