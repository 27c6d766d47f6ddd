-- The jobs of the organization of the transaction, for its page of jobs. What is done is gone; dead is what was tried as
-- often as it may be.
create or replace function jobs_of_organization()
returns table (id text, task text, state text, payload jsonb, attempts int, max_attempts int, last_error text,
  run_at timestamptz, created_at timestamptz, updated_at timestamptz)
language sql stable security definer set search_path = public as $$
  select j.id::text, t.identifier,
         case when j.locked_at is not null then 'RUNNING'
              when j.attempts >= j.max_attempts then 'DEAD'
              when j.attempts > 0 then 'FAILING'
              else 'WAITING' end,
         j.payload::jsonb - 'organizationId', j.attempts, j.max_attempts, j.last_error,
         date_trunc('milliseconds', moment_of_job(j.run_at)), date_trunc('milliseconds', j.created_at),
         date_trunc('milliseconds', j.updated_at)
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
   where j.payload ->> 'organizationId' = current_setting('app.organization_id')
     -- A run that a newer job of the same key has taken the place of.
     and not (j.locked_at is null and j.key is null and j.attempts >= j.max_attempts and j.last_error is null)
$$;

-- Locks a job to the end of the transaction: no worker begins it, and nobody else has it run again.
create or replace function lock_job(p_id text) returns void
language sql volatile security definer set search_path = public as $$
  select from graphile_worker._private_jobs j
   where j.id::text = p_id and j.payload ->> 'organizationId' = current_setting('app.organization_id')
     for no key update
$$;

-- Has a job run again at once with all its attempts to come; false where it is running, or gone.
create or replace function retry_job(p_id text) returns boolean
language plpgsql volatile security definer set search_path = public as $$
declare
  v_id bigint;
begin
  select j.id into v_id from graphile_worker._private_jobs j
   where j.id::text = p_id and j.payload ->> 'organizationId' = current_setting('app.organization_id')
     and j.locked_at is null
     for no key update skip locked;
  if v_id is null then
    return false;
  end if;
  perform graphile_worker.reschedule_jobs(array[v_id], run_at => now(), attempts => 0);
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
  return true;
end
$$;

-- How many processes run jobs, and since when: those that gave a sign of life lately.
create or replace function live_workers() returns table (id text, started_at timestamptz, alive_at timestamptz)
language sql stable security definer set search_path = public as $$
  select w.id, w.started_at, w.alive_at from worker_process w
   where w.alive_at > now() - interval '20 seconds' order by w.started_at
$$;
