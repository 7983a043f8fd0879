CREATE TABLE "payment_object" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"stripe_id" text NOT NULL,
	CONSTRAINT "payment_object_account_key_pk" PRIMARY KEY("account","key")
);
--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "invoice_id" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "payment_id" text;--> statement-breakpoint
CREATE INDEX "access_payment_ix" ON "access_grant" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_event_payment_ix" ON "payment_event" USING btree ("payment_id");