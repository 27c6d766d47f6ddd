-- Removes rows of any organization that have served their time: answers kept for Idempotency-Keys, messages nobody
-- signed, sessions and links that expired, counts of the rate limits, mails that were sent; after 30 days the log of
-- requests; after p_days what became of webhooks, with every attempt, jobs that were given up, and exports, whose files go
-- at once; forms that nobody went on with for a year; notices
-- after two years; secrets that no longer sign.
-- Of each table it takes the oldest, about p_limit at a time. Returns how many rows it took of the table that had most.
drop function if exists purge_expired(timestamptz);
create or replace function purge_expired(p_at timestamptz, p_days int, p_limit int) returns int
language plpgsql volatile security definer set search_path = public as $$
declare
  v_kept timestamptz := p_at - make_interval(days => p_days);
  v_most int := 0;
  v_rows int;
  r record;
begin
  for r in
    values ('idempotency_key', 'expires_at', p_at),
           ('wallet_challenge', 'expires_at', p_at),
           ('auth_session', 'expires_at', p_at),
           ('auth_verification', 'expires_at', p_at),
           ('rate_use', 'window_start', p_at - interval '1 hour'),
           ('mail', 'sent_at', p_at - interval '7 days'),
           ('request_log', 'created_at', p_at - interval '30 days'),
           ('webhook_delivery', 'completed_at', v_kept),
           ('export_piece', 'expires_at', p_at),
           ('export', 'expires_at', v_kept),
           ('offering_form', 'saved_at', p_at - interval '1 year'),
           ('notice', 'created_at', p_at - interval '2 years')
  loop
    -- All up to the moment of the last one taken: a plain condition, which each node can answer for its own rows.
    execute format(
      'delete from %1$I where %2$I <= (
         select max(o.at) from (select %2$I as at from %1$I where %2$I < $1 order by %2$I limit $2) o)',
      r.column1, r.column2) using r.column3, p_limit;
    get diagnostics v_rows = row_count;
    v_most := greatest(v_most, v_rows);
  end loop;
  delete from graphile_worker._private_jobs
   where id in (
     select j.id from graphile_worker._private_jobs j
      where j.locked_at is null and j.attempts >= j.max_attempts
        and (j.updated_at < v_kept or (j.key is null and j.last_error is null))
      limit p_limit);
  get diagnostics v_rows = row_count;
  update webhook_endpoint set previous_secret = null, previous_secret_expires_at = null
   where previous_secret_expires_at < p_at;
  delete from worker_process where alive_at < p_at - interval '1 day';
  return greatest(v_most, v_rows);
end
$$;
