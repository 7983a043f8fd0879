CREATE UNLOGGED TABLE "call_count" (
	"key" text PRIMARY KEY NOT NULL,
	"slot" bigint NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "test_slot" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "saved_at" timestamp (3) with time zone;