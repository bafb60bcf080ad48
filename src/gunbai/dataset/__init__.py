"""Games as tables of numbers in Parquet files, for programs that learn and people who ask."""
