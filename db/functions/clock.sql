-- The time of an organization: the real one, or what the clock says that it has turned (docs/testing.md).
create or replace function time_of(p_organization_id text, p_real timestamptz) returns timestamptz
language plpgsql stable as $$
declare
  v_at timestamptz;
begin
  select case when c.mode = 'FROZEN' or c.advancing_to is not null then c.at else c.at + (p_real - c.since) end into v_at
    from test_clock c where c.organization_id = p_organization_id;
  return coalesce(v_at, p_real);
end
$$;

-- The organizations that have turned their clock.
create or replace function turned_clocks() returns setof text
language plpgsql stable security definer set search_path = public as $$
begin
  return query
    select organization_id from test_clock;
end
$$;

-- Jobs of such an organization wait for its clock and not for the queue's: in the queue their moment stands 2000 years
-- later, a whole number of the calendar's rounds, and `turn_jobs` has them run once it has come.
create or replace function queue_moment(p_at timestamptz) returns timestamptz language plpgsql stable as $$
declare
  v_organization_id text := current_setting('app.organization_id');
begin
  if p_at is null then
    return now();
  elsif not exists (select from test_clock c where c.organization_id = v_organization_id) then
    return p_at;
  elsif p_at <= time_of(v_organization_id, now()) then
    return now();
  end if;
  return p_at + interval '2000 years';
end
$$;

create or replace function is_held(p_run_at timestamptz) returns boolean language sql stable as $$
  select p_run_at > now() + interval '1000 years'
$$;

-- The moment a job waits for, by its organization's clock.
create or replace function moment_of_job(p_run_at timestamptz) returns timestamptz language sql stable as $$
  select case when is_held(p_run_at) then p_run_at - interval '2000 years' else p_run_at end
$$;

-- From here on the jobs of the transaction's organization wait for its clock; those that failed go on waiting as they do.
create or replace function hold_jobs() returns void
language sql volatile security definer set search_path = public as $$
  update graphile_worker._private_jobs j set run_at = j.run_at + interval '2000 years'
   where j.payload ->> 'organizationId' = current_setting('app.organization_id')
     and j.locked_at is null and j.attempts = 0 and j.run_at > now() and not is_held(j.run_at)
$$;

-- From here on they wait for the queue's clock again.
create or replace function release_jobs() returns void
language sql volatile security definer set search_path = public as $$
  update graphile_worker._private_jobs j set run_at = greatest(now(), moment_of_job(j.run_at))
   where j.payload ->> 'organizationId' = current_setting('app.organization_id') and is_held(j.run_at)
$$;

-- The clock of the transaction's organization moves: what waited for a moment on the way runs now, and what failed and
-- is to be tried again has waited that much.
create or replace function turn_jobs(p_from timestamptz, p_to timestamptz) returns void
language sql volatile security definer set search_path = public as $$
  update graphile_worker._private_jobs j
     set run_at = case when is_held(j.run_at) then now() else greatest(now(), j.run_at - (p_to - p_from)) end
   where j.payload ->> 'organizationId' = current_setting('app.organization_id')
     and j.locked_at is null and j.attempts < j.max_attempts and j.run_at > now()
     and (not is_held(j.run_at) or moment_of_job(j.run_at) <= p_to);
  select pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
$$;

-- Has the jobs run whose moment has come by the clocks that go.
create or replace function wake_held_jobs() returns void
language plpgsql volatile security definer set search_path = public as $$
declare
  v_clock record;
begin
  for v_clock in
    select c.organization_id, time_of(c.organization_id, now()) as at from test_clock c
  loop
    update graphile_worker._private_jobs j set run_at = now()
     where j.payload ->> 'organizationId' = v_clock.organization_id and is_held(j.run_at)
       and moment_of_job(j.run_at) <= v_clock.at;
  end loop;
end
$$;

-- The next moment that a job of the transaction's organization waits for; null where none does until then.
create or replace function next_job_due(p_after timestamptz, p_until timestamptz) returns timestamptz
language sql stable security definer set search_path = public as $$
  select min(d.at)
    from (
      select case when is_held(j.run_at) then moment_of_job(j.run_at) else p_after + (j.run_at - now()) end as at
        from graphile_worker._private_jobs j
       where j.payload ->> 'organizationId' = current_setting('app.organization_id') and j.locked_at is null
         and j.attempts < j.max_attempts and j.run_at > now()
    ) d
   where d.at >= p_after + interval '1 millisecond' and d.at <= p_until
$$;

-- The next moment at which something falls due in the transaction's organization; null where nothing does until then.
-- A distribution starts 10 seconds after its record date, as `settledUntil` has it.
create or replace function next_due(p_after timestamptz, p_until timestamptz) returns timestamptz
language plpgsql stable as $$
declare
  v_organization_id text := current_setting('app.organization_id');
  v_at timestamptz;
begin
  select min(d.at) into v_at
    from (
      select o.end_date as at from offering o
       where o.organization_id = v_organization_id and o.state in ('PUBLISHED', 'PAUSED')
      union all
      select i.expires_at from offering_purchase_intent i
       where i.organization_id = v_organization_id and i.purchase_status = 'PENDING'
      union all
      select b.expires_at from offer b where b.organization_id = v_organization_id and b.status = 'OPEN'
      union all
      select l.locked_until from token_lock l where l.organization_id = v_organization_id and l.released_at is null
      union all
      select c.verified_until from customer c
       where c.organization_id = v_organization_id and c.verification_status = 'COMPLETED'
      union all
      select d.record_date + interval '10 seconds' from distribution d
       where d.organization_id = v_organization_id and d.status = 'SCHEDULED'
    ) d
   where d.at >= p_after + interval '1 millisecond' and d.at <= p_until;
  return date_trunc('milliseconds', least(v_at, next_job_due(p_after, p_until)));
end
$$;

-- Whether jobs of the transaction's organization are still to be seen to, besides the turning of its clock.
create or replace function has_busy_jobs() returns boolean
language sql stable security definer set search_path = public as $$
  select exists (
    select from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier <> 'advanceTestClock'
     where j.payload ->> 'organizationId' = current_setting('app.organization_id')
       and (j.locked_at is not null or (j.run_at <= now() and j.attempts < j.max_attempts)))
$$;

-- Whether jobs or events of the transaction's organization are still to be seen to, besides the turning of its clock.
create or replace function is_busy() returns boolean language plpgsql stable as $$
declare
  v_organization_id text := current_setting('app.organization_id');
begin
  -- Apart from each other: the queue and the events may lie on different machines.
  if has_busy_jobs() then
    return true;
  end if;
  return exists (select from event e where e.organization_id = v_organization_id and e.position is null);
end
$$;
