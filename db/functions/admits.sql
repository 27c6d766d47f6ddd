-- Whether an offering admits buyers of a country: the countries it allows, null = all, less those it blocks.
create or replace function admits_country(p_country text, p_allowed text[], p_blocked text[]) returns boolean
language sql immutable parallel safe as $$
  select (p_allowed is null or p_country = any (p_allowed)) and p_country <> all (p_blocked)
$$;

-- Whether an offering admits buyers of a type of customer; null = all types.
create or replace function admits_type(p_type customer_type, p_types customer_type[]) returns boolean
language sql immutable parallel safe as $$
  select p_types is null or p_type = any (p_types)
$$;
