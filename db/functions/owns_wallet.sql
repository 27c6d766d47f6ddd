-- Whether a wallet is one of the customer's: it named it, and no other customer of the organization has proven it.
create or replace function owns_wallet(p_organization_id text, p_customer_id text, p_address text) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from wallet w
     where w.organization_id = p_organization_id and w.customer_id = p_customer_id and w.address = p_address
       and (w.proven_at is not null or not exists (
         select from wallet e
          where e.organization_id = p_organization_id and e.address = p_address and e.proven_at is not null)));
end
$$;
