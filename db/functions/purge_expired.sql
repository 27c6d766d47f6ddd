-- Removes rows of any organization that have served their time: answers kept for Idempotency-Keys, messages nobody signed;
-- after 90 days what became of webhooks, with every attempt, and jobs that were given up; secrets that no longer sign.
create or replace function purge_expired(p_at timestamptz) returns void
language sql volatile security definer set search_path = public as $$
  delete from idempotency_key where expires_at < p_at;
  delete from wallet_challenge where expires_at < p_at;
  delete from webhook_delivery d
   using (
     select o.organization_id, o.id from webhook_endpoint w cross join lateral (
       select e.organization_id, e.id, e.completed_at from webhook_delivery e
        where e.organization_id = w.organization_id and e.webhook_endpoint_id = w.id order by e.position limit 5000) o
      where o.completed_at < p_at - interval '90 days') old
   where d.organization_id = old.organization_id and d.id = old.id;
  update webhook_endpoint set previous_secret = null, previous_secret_expires_at = null
   where previous_secret_expires_at < p_at;
  delete from worker_process where alive_at < p_at - interval '1 day';
  delete from graphile_worker._private_jobs
   where locked_at is null and attempts >= max_attempts
     and (updated_at < p_at - interval '90 days' or (key is null and last_error is null));
$$;
