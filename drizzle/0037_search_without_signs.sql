-- What generated columns below are made by; `db/functions/searchable_text.sql` is its home.
create or replace function searchable_text(p_text text) returns text
language sql immutable strict parallel safe as $$
  select ' ' || replace(replace(replace(replace(translate(lower(
      regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g')),
      'ØøŁłĐđÐðı!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~‘’‚“”„–—‑·•«»', 'oollddddi'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
ALTER TABLE "audit_event" DROP COLUMN "search",
  ADD COLUMN "search" text GENERATED ALWAYS AS (case when resource_type not in ('offering_purchase_intent', 'payment', 'refund', 'bank_entry', 'offer',
        'trade', 'distribution_payment') then searchable_text(changes::text) end) STORED;--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "search",
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(name, '') || ' ' || coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(address_city, '') || ' ' || coalesce(referral_code, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "offering" DROP COLUMN "search",
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(type, '') || ' ' || coalesce(subdomain, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" DROP COLUMN "search",
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(name, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" DROP COLUMN "search",
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(counterparty_name, '') || ' ' || coalesce(counterparty_account, '') || ' ' || coalesce(remittance, '') || ' ' || coalesce(amount::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "search",
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(payer_name, '') || ' ' || coalesce(payer_account, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "token" DROP COLUMN "search",
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(id, '') || ' ' || coalesce(name, '') || ' ' || coalesce(symbol, '') || ' ' || coalesce(address, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_event_search" ON "audit_event" USING gin ("organization_id","search" gin_trgm_ops) WHERE "audit_event"."search" is not null;--> statement-breakpoint
CREATE INDEX "customer_search" ON "customer" USING gin ("organization_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_search" ON "bank_entry" USING gin ("organization_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_search" ON "payment" USING gin ("organization_id","search" gin_trgm_ops);
