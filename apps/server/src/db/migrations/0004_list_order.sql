DROP INDEX "mistake_list_ix";--> statement-breakpoint
DROP INDEX "test_list_ix";--> statement-breakpoint
DROP INDEX "test_scored_ix";--> statement-breakpoint
CREATE INDEX "mistake_to_log_ix" ON "mistake" USING btree ("learner_id","topic","updated_at","id") WHERE "mistake"."logged_at" is null;--> statement-breakpoint
CREATE INDEX "mistake_logged_ix" ON "mistake" USING btree ("learner_id","topic","updated_at","id") WHERE "mistake"."logged_at" is not null;--> statement-breakpoint
CREATE INDEX "mistake_retry_ix" ON "mistake" USING btree ("learner_id","topic","missed_at") WHERE "mistake"."logged_at" is not null and "mistake"."right_since" is null;--> statement-breakpoint
CREATE INDEX "test_newest_ix" ON "test" USING btree ("learner_id","topic","id");--> statement-breakpoint
CREATE INDEX "test_scored_at_ix" ON "test" USING btree ("learner_id","topic","scored_at") WHERE "test"."scored_at" is not null;