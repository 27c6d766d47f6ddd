-- Takes room for purchase intents of one organization, all that wait at this moment in one call.
--
-- Locks the offerings in the order of their ids, then decides intent by intent in the order of arrival: whatever
-- breaks no rule is recorded as PENDING, whatever breaks one is DECLINED and leaves no trace but the reasons. The
-- offering's lock also guards `participation`, so both counters are exact however many callers race.
--
-- p_intents: array of { position, id, offering_id, customer_id, wallet_address, purchase_amount, token_amount,
--   currency, created_at, expires_at, audit, event_id, response, documents, accepted_by, metadata, key, body_hash,
--   key_expires_at };
--   `response` is the resource as it is answered and told in the event, `documents` are those the buyer accepted;
--   metadata and what follows may be left out.
-- p_patience: milliseconds to wait for the lock of an offering, and for a key before all of it fails (lock_not_available);
--   0 = as long as the statement may take, and five seconds for a key.
-- Returns a row an intent: ACCEPTED (with whether the customer is verified, the wallet proven, and known to the registry
--   of the token's chain where it has one), DECLINED (with every rule it breaks, as { code, … facts of its sentence }, money as text), REPLAYED (with the answer given earlier),
--   KEY_REUSED or BUSY (its offering is held by something else: nothing was decided). The same key must not stand twice in one call.
-- Every row is found by its key, whatever the statistics say: what comes in as JSON counts as a hundred rows to the planner,
-- who would read and hash whole tables for the few intents there are, and an organization has few tokens and offerings on the
-- average, all of which it would read for each call of one that has many. `offset 0` keeps a search by key what it is. One plan
-- serves all calls: the update of counters would be planned anew for each, as its plans look cheaper with the ids at hand.
-- What a function returns cannot be replaced, only made anew.
drop function if exists place_purchase_intents(text, jsonb);
drop function if exists place_purchase_intents(text, jsonb, int);
create function place_purchase_intents(p_organization_id text, p_intents jsonb, p_patience int default 0)
returns table ("position" int, verdict text, is_verified boolean, is_proven boolean, is_registered boolean, reasons jsonb, response jsonb)
language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  i record;
  v_offering_id text;
  v_locked text;
  v_customer_id text;
  v_room numeric;
  v_held numeric;
  v_investors int;
  v_money currency;
  -- The rules that the intent at hand breaks, and those of every declined one, by position.
  v_broken jsonb[];
  v_declined jsonb[] := '{}';
  -- In the order that they are locked in, by whoever asks.
  v_offerings text[] := array(select distinct x.offering_id from jsonb_to_recordset(p_intents) as x(offering_id text) order by 1);
  v_busy text[] := '{}';
  -- Offerings, once for each customer who had nothing of it before.
  v_newcomers text[] := '{}';
  v_accepted int[] := '{}';
  v_verified int[] := '{}';
  v_proven int[] := '{}';
  v_unregistered int[] := '{}';
  v_replayed int[] := '{}';
  -- Counted so that rows are handed back: without, a cluster copies them in, which row-level security refuses.
  v_written int;
  v_has_keys boolean := jsonb_path_exists(p_intents, '$[*].key ? (@ != null)');
begin
  -- The caller sees no rows yet (row-level security); that this is the one statement of its transaction saves a round trip.
  execute format('set local app.organization_id = %L', p_organization_id);
  if v_has_keys then
    perform set_config('lock_timeout', coalesce(nullif(p_patience, 0), 5000)::text, true);
    with wanted as (
      select x.key, x.body_hash, x.key_expires_at, x.created_at
        from jsonb_to_recordset(p_intents) as x(key text, body_hash text, key_expires_at timestamptz, created_at timestamptz)
       where x.key is not null
       order by x.key
    ), taken as (
      insert into idempotency_key as k (organization_id, key, operation, body_hash, expires_at)
      select p_organization_id, w.key, 'createIntent', w.body_hash, w.key_expires_at from wanted w
      on conflict (organization_id, key) do update
         set operation = excluded.operation, body_hash = excluded.body_hash, expires_at = excluded.expires_at, response = null
       -- By the wall clock of one place, as a cluster asks for: the difference itself would depend on the session's.
       where k.expires_at at time zone 'UTC' <= (excluded.expires_at at time zone 'UTC') - interval '24 hours'
      returning k.key
    )
    select coalesce(array_agg(x.position), '{}') into v_replayed
      from jsonb_to_recordset(p_intents) as x(position int, key text)
     where x.key is not null and x.key not in (select t.key from taken t);
    set local lock_timeout = 0;
  end if;

  foreach v_locked in array v_offerings loop
    perform 1 from offering o where o.organization_id = p_organization_id and o.id = v_locked for no key update skip locked;
    -- Only what is held costs the subtransaction that a wait with an end takes.
    if not found then
      begin
        perform set_config('lock_timeout', p_patience::text, true);
        perform 1 from offering o where o.organization_id = p_organization_id and o.id = v_locked for no key update;
        set local lock_timeout = 0;
      exception when lock_not_available then
        v_busy := v_busy || v_locked;
      end;
    end if;
  end loop;

  for i in
    select x.*, o.id is not null as offering_exists, c.id is not null as customer_exists, w.address is not null as owns_wallet,
           o.state, o.start_date, o.end_date, o.price_per_token, o.currency as offering_currency,
           o.min_payable_amount, o.max_payable_amount, o.hard_cap - o.raised - o.reserved as room,
           o.investors, o.max_investors, o.verified_only, o.customer_types, o.allowed_countries, o.blocked_countries,
           t.decimals, t.is_paused,
           c.type as customer_type, c.country_code, c.blocked_at is not null as is_blocked,
           c.verification_status = 'COMPLETED' as verified, w.proven_at is not null as proven,
           t.settlement = 'ERC3643' and not exists (
             select from chain_token k
               join chain_wallet r on r.organization_id = p_organization_id and r.registry = k.identity_registry
                and r.address = x.wallet_address and r.status = 'REGISTERED'
              where k.organization_id = p_organization_id and k.token_id = t.id) as unregistered,
           coalesce(p.reserved + p.completed, 0) as held
      from jsonb_to_recordset(p_intents) as x(
             position int, offering_id text, customer_id text, wallet_address text,
             purchase_amount numeric, token_amount numeric, currency currency, created_at timestamptz)
      left join lateral (
        select * from offering o where o.organization_id = p_organization_id and o.id = x.offering_id offset 0) o on true
      left join lateral (
        select * from token t where t.organization_id = p_organization_id and t.id = o.token_id offset 0) t on true
      left join lateral (
        select * from customer c where c.organization_id = p_organization_id and c.id = x.customer_id offset 0) c on true
      left join lateral (
        select * from wallet w
         where w.organization_id = p_organization_id and w.customer_id = x.customer_id and w.address = x.wallet_address
         -- As "owns_wallet": what another customer has proven is that one's alone.
           and (w.proven_at is not null or not exists (
             select from wallet e
              where e.organization_id = p_organization_id and e.address = w.address and e.proven_at is not null))
        offset 0) w on true
      left join lateral (
        select * from participation p
         where p.organization_id = p_organization_id and p.offering_id = x.offering_id and p.customer_id = x.customer_id
        offset 0) p on true
     where x.position <> all (v_replayed) and x.offering_id <> all (v_busy)
     order by x.offering_id, min(x.position) over (partition by x.offering_id, x.customer_id), x.position
  loop
    if i.offering_id is distinct from v_offering_id then
      v_offering_id := i.offering_id;
      v_customer_id := null;
      v_room := i.room;
      v_investors := i.investors;
    end if;
    if i.customer_id is distinct from v_customer_id then
      v_customer_id := i.customer_id;
      v_held := i.held;
    end if;
    -- Every rule, in the order they are told; facts are put together for those that fail alone.
    if not i.customer_exists or not i.offering_exists then
      v_broken := array_remove(array[
        case when not i.customer_exists then jsonb_build_object('code', 'customer_not_found') end,
        case when not i.offering_exists then jsonb_build_object('code', 'offering_not_found') end
      ], null);
    else
      v_money := coalesce(i.offering_currency, i.currency);
      v_broken := array_remove(array[
        case when trunc(i.token_amount, i.decimals) <> i.token_amount then
          jsonb_build_object('code', 'precision_exceeded', 'decimals', i.decimals) end,
        case when not i.owns_wallet then
          jsonb_build_object('code', 'wallet_not_owned') end,
        case when i.state <> 'PUBLISHED' or i.created_at < i.start_date or i.created_at >= i.end_date then
          jsonb_build_object('code', 'offering_not_open', 'startDate', i.start_date, 'endDate', i.end_date, 'because',
            case when i.state in ('DRAFT', 'PAUSED') then i.state::text
                 when i.state <> 'PUBLISHED' then 'CLOSED'
                 when i.created_at < i.start_date then 'UPCOMING'
                 else 'ENDED' end) end,
        case when i.is_blocked then
          jsonb_build_object('code', 'customer_blocked') end,
        case when not admits_country(i.country_code, i.allowed_countries, i.blocked_countries) then
          jsonb_build_object('code', 'country_not_allowed', 'country', i.country_code) end,
        case when not admits_type(i.customer_type, i.customer_types) then
          jsonb_build_object('code', 'customer_type_not_allowed', 'type', i.customer_type) end,
        case when i.verified_only and not i.verified then
          jsonb_build_object('code', 'verification_required') end,
        case when v_held = 0 and v_investors >= i.max_investors then
          jsonb_build_object('code', 'investor_limit_reached', 'maximum', i.max_investors) end,
        case when i.is_paused then
          jsonb_build_object('code', 'token_paused') end,
        case when i.offering_currency <> i.currency then
          jsonb_build_object('code', 'currency_not_accepted', 'currency', i.offering_currency) end,
        case when abs(i.purchase_amount - i.token_amount * i.price_per_token) > 0.01 then
          jsonb_build_object('code', 'price_mismatch', 'currency', v_money,
            'expected', round(i.token_amount * i.price_per_token, 2)::text) end,
        case when i.purchase_amount < least(i.min_payable_amount, v_room) then
          jsonb_build_object('code', 'below_minimum', 'currency', v_money,
            'minimum', least(i.min_payable_amount, v_room)::text) end,
        case when v_held + i.purchase_amount > i.max_payable_amount then
          jsonb_build_object('code', 'above_maximum', 'currency', v_money, 'maximum', i.max_payable_amount::text,
            'available', greatest(i.max_payable_amount - v_held, 0.00)::text) end,
        case when i.purchase_amount > v_room then
          jsonb_build_object('code', 'hard_cap_exceeded', 'currency', v_money, 'available', v_room::text) end
      ], null);
    end if;
    if v_broken <> '{}' then
      v_declined[i.position] := to_jsonb(v_broken);
      continue;
    end if;
    if v_held = 0 then
      v_investors := v_investors + 1;
      v_newcomers := v_newcomers || i.offering_id;
    end if;
    v_room := v_room - i.purchase_amount;
    v_held := v_held + i.purchase_amount;
    v_accepted := v_accepted || i.position;
    if i.verified then
      v_verified := v_verified || i.position;
    end if;
    if i.proven then
      v_proven := v_proven || i.position;
    end if;
    if i.unregistered then
      v_unregistered := v_unregistered || i.position;
    end if;
  end loop;

  if v_accepted <> '{}' then
    with written as (
      insert into offering_purchase_intent as n (
        organization_id, id, offering_id, customer_id, wallet_address, purchase_amount, token_amount, currency,
        metadata, expires_at, created_at, updated_at)
      select p_organization_id, x.id, x.offering_id, x.customer_id, x.wallet_address, x.purchase_amount, x.token_amount,
             x.currency, x.metadata, x.expires_at, x.created_at, x.created_at
        from jsonb_to_recordset(p_intents) as x(
               position int, id text, offering_id text, customer_id text, wallet_address text,
               purchase_amount numeric, token_amount numeric, currency currency, metadata jsonb,
               created_at timestamptz, expires_at timestamptz)
       where x.position = any (v_accepted)
      returning n.id
    )
    select count(*) into v_written from written;

    with written as (
      insert into audit_event as n (organization_id, id, at, actor_kind, actor_id, actor_customer_id, action, resource_type,
        resource_id, request_id, changes, personal, personal_salt, personal_digest)
      select p_organization_id, r.id, r.at, r.actor_kind, r.actor_id, r.actor_customer_id, r.action, r.resource_type,
             r.resource_id, r.request_id, r.changes, r.personal, r.personal_salt, r.personal_digest
        from jsonb_to_recordset(p_intents) as x(position int, audit jsonb),
             jsonb_populate_record(null::audit_event, x.audit) as r
       where x.position = any (v_accepted)
      returning n.id
    )
    select count(*) into v_written from written;

    with written as (
      insert into event as n (organization_id, id, type, resource_type, resource_id, data, created_at)
      select p_organization_id, x.event_id, 'purchase_intent.created', 'offering_purchase_intent', x.id,
             jsonb_set(x.response, '{settlement,blockedBy}', (x.response #> '{settlement,blockedBy}')
               - case when x.position = any (v_verified) then array['VERIFICATION'] else '{}' end
               - case when x.position = any (v_proven) then array['WALLET'] else '{}' end
               || case when x.position = any (v_proven) and x.position = any (v_unregistered) then '["IDENTITY"]' else '[]' end::jsonb),
             x.created_at
        from jsonb_to_recordset(p_intents) as x(
               position int, id text, event_id text, response jsonb, created_at timestamptz)
       where x.position = any (v_accepted)
       order by x.position
      returning n.id
    )
    select count(*) into v_written from written;

    -- Only what is in force for this offering counts as accepted.
    with written as (
      insert into document_acceptance as n (organization_id, offering_purchase_intent_id, offering_document_id, accepted_at, accepted_by)
      select p_organization_id, x.id, d.id, x.created_at, x.accepted_by
        from jsonb_to_recordset(p_intents) as x(
               position int, id text, offering_id text, documents jsonb, accepted_by text, created_at timestamptz)
        join offering_document d
          on d.organization_id = p_organization_id and d.offering_id = x.offering_id and d.replaced_at is null
         and x.documents ? d.id
       where x.position = any (v_accepted) and x.documents <> '[]'
      returning n.offering_document_id
    )
    select count(*) into v_written from written;

    insert into participation as p (organization_id, offering_id, customer_id, reserved)
    select p_organization_id, x.offering_id, x.customer_id, sum(x.purchase_amount)
      from jsonb_to_recordset(p_intents) as x(position int, offering_id text, customer_id text, purchase_amount numeric)
     where x.position = any (v_accepted)
     group by x.offering_id, x.customer_id
    on conflict (organization_id, offering_id, customer_id) do update set reserved = p.reserved + excluded.reserved;

    update offering o
       set reserved = o.reserved + s.amount,
           investors = o.investors + coalesce(array_length(array_positions(v_newcomers, o.id), 1), 0),
           first_intent_at = coalesce(o.first_intent_at, s.at)
      from (
        select x.offering_id, sum(x.purchase_amount) as amount, min(x.created_at) as at
          from jsonb_to_recordset(p_intents) as x(position int, offering_id text, purchase_amount numeric, created_at timestamptz)
         where x.position = any (v_accepted)
         group by x.offering_id
      ) s
     where o.organization_id = p_organization_id and o.id = any (v_offerings) and o.id = s.offering_id;
  end if;

  if v_has_keys then
    update idempotency_key k
       set response = jsonb_set(x.response, '{settlement,blockedBy}', (x.response #> '{settlement,blockedBy}')
             - case when x.position = any (v_verified) then array['VERIFICATION'] else '{}' end
             - case when x.position = any (v_proven) then array['WALLET'] else '{}' end
             || case when x.position = any (v_proven) and x.position = any (v_unregistered) then '["IDENTITY"]' else '[]' end::jsonb)::json
      from jsonb_to_recordset(p_intents) as x(position int, key text, response jsonb)
     where k.organization_id = p_organization_id and k.key = x.key and x.position = any (v_accepted);
    delete from idempotency_key k
     using jsonb_to_recordset(p_intents) as x(position int, key text)
     where k.organization_id = p_organization_id and k.key = x.key
       and x.position <> all (v_accepted) and x.position <> all (v_replayed);
  end if;

  return query
    select x.position,
           case when x.position = any (v_accepted) then 'ACCEPTED'
                when x.position <> all (v_replayed) then case when x.offering_id = any (v_busy) then 'BUSY' else 'DECLINED' end
                when k.operation = 'createIntent' and k.body_hash = x.body_hash then 'REPLAYED'
                else 'KEY_REUSED' end,
           x.position = any (v_verified),
           x.position = any (v_proven),
           x.position <> all (v_unregistered),
           v_declined[x.position],
           case when x.position = any (v_replayed) then k.response::jsonb end
      from jsonb_to_recordset(p_intents) as x(position int, offering_id text, key text, body_hash text)
      left join idempotency_key k on k.organization_id = p_organization_id and k.key = x.key and x.position = any (v_replayed);
end
$$;
