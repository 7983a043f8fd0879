CREATE UNLOGGED TABLE "kept_advice" (
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"basis" text NOT NULL,
	"advice" jsonb NOT NULL,
	CONSTRAINT "kept_advice_learner_id_topic_pk" PRIMARY KEY("learner_id","topic")
);
--> statement-breakpoint
ALTER TABLE "kept_advice" ADD CONSTRAINT "kept_advice_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_open_ix" ON "test" USING btree ("learner_id") WHERE "test"."scored_at" is null;