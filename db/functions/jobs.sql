-- The job queue belongs to the tables' owner: the service's role adds jobs for the organization of its transaction, and
-- sees that one's alone.
create or replace function enqueue_job(p_task text, p_payload json, p_run_at timestamptz, p_key text) returns void
language sql volatile security definer set search_path = public as $$
  select graphile_worker.add_job(
    p_task,
    payload => (p_payload::jsonb || jsonb_build_object('organizationId', current_setting('app.organization_id')))::json,
    run_at => p_run_at,
    job_key => p_key,
    max_attempts => 25)
$$;

-- A process that runs jobs gives a sign of life. The jobs of those that gave none for a while go to others: the queue
-- itself would keep them for hours, as it cannot tell a dead worker from a slow one.
create or replace function keep_jobs_alive(p_id text, p_host text, p_pid int, p_workers text[], p_at timestamptz) returns int
language plpgsql volatile security definer set search_path = public as $$
declare
  v_dead text[];
  v_count int;
begin
  insert into worker_process (id, host, pid, workers, started_at, alive_at)
  values (p_id, p_host, p_pid, p_workers, p_at, p_at)
  on conflict (id) do update set alive_at = excluded.alive_at, workers = excluded.workers;
  with gone as (
    delete from worker_process where alive_at < p_at - interval '20 seconds' returning workers
  )
  select array_agg(w), count(distinct gone.*) into v_dead, v_count from gone, unnest(gone.workers) w;
  if v_dead is not null then
    perform graphile_worker.force_unlock_workers(v_dead);
  end if;
  return coalesce(v_count, 0);
end
$$;

-- What is due in any organization, for the clock that serves them all.
create or replace function organizations_with_due_work(p_at timestamptz)
returns table (organization_id text, kind text)
language sql stable security definer set search_path = public as $$
  select distinct o.organization_id, 'offerings' from offering o
   where o.state in ('PUBLISHED', 'PAUSED') and o.end_date <= p_at
  union all
  select distinct i.organization_id, 'purchases' from offering_purchase_intent i
   where i.purchase_status = 'PENDING' and i.expires_at <= p_at
  union all
  select distinct b.organization_id, 'offers' from offer b where b.status = 'OPEN' and b.expires_at <= p_at
  union all
  select distinct l.organization_id, 'locks' from token_lock l where l.released_at is null and l.locked_until <= p_at
  union all
  select distinct c.organization_id, 'verifications' from customer c
   where c.verification_status = 'COMPLETED' and c.verified_until <= p_at
  union all
  select distinct d.organization_id, 'distributions' from distribution d
   where d.status = 'SCHEDULED' and d.record_date <= p_at
$$;

create or replace function organizations_to_publish() returns setof text
language sql stable security definer set search_path = public as $$
  select distinct organization_id from event where position is null
$$;
