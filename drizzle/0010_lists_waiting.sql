-- Who waits for a check that was submitted before customers knew since when.
update customer c set check_submitted_at = v.submitted_at
  from verification v
 where v.organization_id = c.organization_id and v.customer_id = c.id and v.status = 'IN_PROGRESS';
--> statement-breakpoint
-- New columns have no statistics yet, and plans without them read whole tables.
analyze organization, token, offering, customer, wallet, offering_purchase_intent, payment, refund, bank_entry, offer,
  trade, distribution_payment, event, webhook_delivery, audit_event;
