"""Third-party bots: programs that are asked in lines of JSON, in processes of their own."""
