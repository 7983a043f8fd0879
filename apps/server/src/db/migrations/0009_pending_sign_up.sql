CREATE TABLE "pending_sign_up" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_sign_up_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"guest_id" integer,
	"pw_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"test_date" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_letter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "mail_token" ADD COLUMN "pending_id" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD CONSTRAINT "pending_sign_up_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_sign_up_user_ix" ON "pending_sign_up" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_letter_ix" ON "sent_letter" USING btree ("key","at");--> statement-breakpoint
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_pending_id_pending_sign_up_id_fk" FOREIGN KEY ("pending_id") REFERENCES "public"."pending_sign_up"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failure_account_ix" ON "login_failure" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "mail_token_pending_ix" ON "mail_token" USING btree ("pending_id");--> statement-breakpoint
-- Sign-ups that wait for their confirmation move to where such are kept now; their links stay good.
INSERT INTO "pending_sign_up" ("user_id", "pw_hash", "first_name", "last_name", "test_date", "created_at")
	SELECT "id", "pw_hash", "first_name", "last_name", "test_date", "created_at" FROM "user_account"
	WHERE NOT "guest" AND "confirmed_at" IS NULL AND "deleted_at" IS NULL AND "pw_hash" IS NOT NULL;--> statement-breakpoint
UPDATE "mail_token" SET "pending_id" = "pending_sign_up"."id" FROM "pending_sign_up"
	WHERE "pending_sign_up"."user_id" = "mail_token"."user_id" AND "mail_token"."kind" = 'confirm' AND "mail_token"."used_at" IS NULL;--> statement-breakpoint
UPDATE "user_account" SET "pw_hash" = NULL WHERE "id" IN (SELECT "user_id" FROM "pending_sign_up");
--> statement-breakpoint
-- A memory belongs to whoever has what is remembered: rows that were put under somebody else's id go.
DELETE FROM "review_state" s WHERE
	(s."kind" = 'flashcard' AND NOT EXISTS (SELECT 1 FROM "flashcard" f WHERE f."id" = s."ref_id" AND f."learner_id" = s."learner_id"))
	OR (s."kind" = 'mistake' AND NOT EXISTS (SELECT 1 FROM "mistake" m WHERE m."id" = s."ref_id" AND m."learner_id" = s."learner_id"));
