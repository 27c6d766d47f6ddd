ALTER TABLE "offering" ADD COLUMN "story" jsonb;--> statement-breakpoint
CREATE INDEX "offering_story" ON "offering" USING gin ("story" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_story_blocks" CHECK (jsonb_array_length("offering"."story") between 1 and 30);