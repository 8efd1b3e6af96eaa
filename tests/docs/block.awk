# Prints the wanted-th block of a kind (```kind ... ```) of a page.
$0 == "```" kind { seen++; inside = 1; next }
$0 == "```" { inside = 0; next }
inside && seen == wanted { print }
