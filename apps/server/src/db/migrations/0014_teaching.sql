CREATE TABLE "lesson_try" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"step" smallint NOT NULL,
	"answer" text NOT NULL,
	"correct" boolean NOT NULL,
	"said" text,
	"misconception_id" text,
	"tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_event" ADD COLUMN "hints" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_slot" ADD COLUMN "hints" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_slot" ADD COLUMN "missed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "test_slot" ADD COLUMN "second_try" text;--> statement-breakpoint
ALTER TABLE "lesson_try" ADD CONSTRAINT "lesson_try_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_try_skill_ix" ON "lesson_try" USING btree ("learner_id","skill_id","id");