DROP INDEX "answer_event_item_ix";--> statement-breakpoint
CREATE INDEX "answer_event_topic_ix" ON "answer_event" USING btree ("learner_id","topic","seq");--> statement-breakpoint
CREATE INDEX "answer_event_item_seq_ix" ON "answer_event" USING btree ("learner_id","item_id","seq");--> statement-breakpoint
CREATE INDEX "answer_event_changed_ix" ON "answer_event" USING btree ("learner_id","topic","seq") WHERE "answer_event"."changed_from" is not null;--> statement-breakpoint
CREATE INDEX "answer_event_misconception_ix" ON "answer_event" USING btree ("learner_id","topic","misconception_id","seq") WHERE "answer_event"."misconception_id" is not null;