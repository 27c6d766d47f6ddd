-- What a buyer can do with an offering at a moment, given the room that is left and the least a purchase pays. A draft or
-- paused offering tells by its state that it takes nothing.
create or replace function offering_availability(
  p_state offering_state, p_start timestamptz, p_end timestamptz, p_room numeric, p_minimum numeric, p_at timestamptz)
returns text language sql immutable parallel safe as $$
  select case
    when p_state in ('CLOSED_SUCCESSFUL', 'CLOSED_UNSUCCESSFUL', 'CANCELLED') or p_at >= p_end then 'ENDED'
    when p_at < p_start then 'UPCOMING'
    when p_room <= 0 then 'SOLD_OUT'
    when p_room < p_minimum then 'RESIDUAL'
    else 'OPEN'
  end
$$;
