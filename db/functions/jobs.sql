-- The job queue belongs to the tables' owner: the service's role adds jobs for the organization of its transaction, and
-- sees that one's alone. This takes the moment as the queue has it.
create or replace function put_job(p_task text, p_payload json, p_run_at timestamptz, p_key text) returns void
language sql volatile security definer set search_path = public as $$
  select graphile_worker.add_job(
    p_task,
    payload => (p_payload::jsonb || jsonb_build_object('organizationId', current_setting('app.organization_id')))::json,
    run_at => p_run_at,
    job_key => p_key,
    max_attempts => 25)
$$;

-- The organization's clock is read as the role that writes the organization's rows: a cluster lets no two roles work on them
-- in one transaction.
create or replace function enqueue_job(p_task text, p_payload json, p_run_at timestamptz, p_key text) returns void
language plpgsql volatile as $$
begin
  perform put_job(p_task, p_payload, queue_moment(p_run_at), p_key);
end
$$;

-- A process that runs jobs gives a sign of life, by the clock of the database, which all share. Jobs that were begun a
-- while ago by a worker that no living process has go to others: the queue itself would keep them for hours, as it cannot
-- tell a dead worker from a slow one.
drop function if exists keep_jobs_alive(text, text, int, text[], timestamptz);
create or replace function keep_jobs_alive(p_id text, p_host text, p_pid int, p_workers text[]) returns int
language plpgsql volatile security definer set search_path = public as $$
declare
  v_dead text[];
  v_before timestamptz := now() - interval '20 seconds';
begin
  insert into worker_process (id, host, pid, workers, started_at, alive_at)
  values (p_id, p_host, p_pid, p_workers, now(), now())
  on conflict (id) do update set alive_at = excluded.alive_at, workers = excluded.workers;
  delete from worker_process where alive_at < v_before;
  select array_agg(distinct j.locked_by) into v_dead from graphile_worker.jobs j
   where j.locked_at < v_before
     and not exists (select from worker_process p where j.locked_by = any (p.workers));
  if v_dead is not null then
    perform graphile_worker.force_unlock_workers(v_dead);
  end if;
  return coalesce(cardinality(v_dead), 0);
end
$$;

-- A process that has ended all its jobs goes off the list. What was fetched for it meanwhile, and not begun, is free.
create or replace function leave_jobs(p_id text) returns void
language plpgsql volatile security definer set search_path = public as $$
declare
  v_workers text[];
begin
  delete from worker_process where id = p_id returning workers into v_workers;
  perform graphile_worker.force_unlock_workers(v_workers);
end
$$;

-- What is due in any organization, for the clock that serves them all; where an organization has turned its own, by that
-- one as well, which may name it twice. What is not due yet by a clock that is behind is found and passed over.
create or replace function organizations_with_due_work(p_at timestamptz)
returns table (organization_id text, kind text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare
  v_clock record;
begin
  return query
    select distinct o.organization_id, 'offerings' from offering o
     where o.state in ('PUBLISHED', 'PAUSED') and o.end_date <= p_at
    union all
    select distinct o.organization_id, 'deliveries' from offering o where o.delivered_up_to is not null
    union all
    select distinct i.organization_id, 'purchases' from offering_purchase_intent i
     where i.purchase_status = 'PENDING' and i.expires_at <= p_at
    union all
    select distinct u.organization_id, 'offeringUpdates' from offering_update u
     where u.status = 'SCHEDULED' and u.publish_at <= p_at
    union all
    select distinct b.organization_id, 'offers' from offer b where b.status = 'OPEN' and b.expires_at <= p_at
    union all
    select distinct l.organization_id, 'locks' from token_lock l where l.released_at is null and l.locked_until <= p_at
    union all
    select distinct c.organization_id, 'verifications' from customer c
     where c.verification_status = 'COMPLETED' and c.verified_until <= p_at
    union all
    select distinct d.organization_id, 'distributions' from distribution d
     where d.status = 'SCHEDULED' and d.record_date <= p_at;
  for v_clock in
    select c.organization_id as id, time_of(c.organization_id, p_at) as at from test_clock c
  loop
    continue when v_clock.at <= p_at;
    return query
      select v_clock.id, 'offerings' where exists (
        select from offering o
         where o.organization_id = v_clock.id and o.state in ('PUBLISHED', 'PAUSED') and o.end_date <= v_clock.at)
      union all
      select v_clock.id, 'purchases' where exists (
        select from offering_purchase_intent i
         where i.organization_id = v_clock.id and i.purchase_status = 'PENDING' and i.expires_at <= v_clock.at)
      union all
      select v_clock.id, 'offers' where exists (
        select from offer b
         where b.organization_id = v_clock.id and b.status = 'OPEN' and b.expires_at <= v_clock.at)
      union all
      select v_clock.id, 'locks' where exists (
        select from token_lock l
         where l.organization_id = v_clock.id and l.released_at is null and l.locked_until <= v_clock.at)
      union all
      select v_clock.id, 'verifications' where exists (
        select from customer k
         where k.organization_id = v_clock.id and k.verification_status = 'COMPLETED'
           and k.verified_until <= v_clock.at)
      union all
      select v_clock.id, 'distributions' where exists (
        select from distribution d
         where d.organization_id = v_clock.id and d.status = 'SCHEDULED' and d.record_date <= v_clock.at);
  end loop;
end
$$;
