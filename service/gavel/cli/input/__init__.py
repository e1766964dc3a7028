"""What commands read: arguments, options, standard input and files, and what a shell completes."""
