-- Removes rows of any organization that have served their time: answers kept for Idempotency-Keys, messages nobody signed.
create or replace function purge_expired(p_at timestamptz) returns void
language sql volatile security definer set search_path = public as $$
  delete from idempotency_key where expires_at < p_at;
  delete from wallet_challenge where expires_at < p_at;
$$;
