CREATE TABLE "test_count" (
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_count_learner_id_topic_pk" PRIMARY KEY("learner_id","topic")
);
--> statement-breakpoint
ALTER TABLE "test_count" ADD CONSTRAINT "test_count_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "count_test"(learner uuid, in_topic text, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "test_count" AS kept ("learner_id", "topic", "n") VALUES (learner, in_topic, more)
  ON CONFLICT ("learner_id", "topic") DO UPDATE SET "n" = kept."n" + excluded."n"
$$;--> statement-breakpoint
CREATE FUNCTION "count_new_tests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_test"("learner_id", "topic", count(*)::int) FROM "changed" GROUP BY "learner_id", "topic";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "count_gone_tests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_test"("learner_id", "topic", -count(*)::int) FROM "changed" GROUP BY "learner_id", "topic";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "count_moved_test"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_test"(old."learner_id", old."topic", -1);
  PERFORM "count_test"(new."learner_id", new."topic", 1);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "test_count_new" AFTER INSERT ON "test" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_new_tests"();--> statement-breakpoint
CREATE TRIGGER "test_count_gone" AFTER DELETE ON "test" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_gone_tests"();--> statement-breakpoint
CREATE TRIGGER "test_count_moved" AFTER UPDATE OF "learner_id", "topic" ON "test" FOR EACH ROW
  WHEN (old."learner_id" IS DISTINCT FROM new."learner_id" OR old."topic" IS DISTINCT FROM new."topic")
  EXECUTE FUNCTION "count_moved_test"();--> statement-breakpoint
INSERT INTO "test_count" ("learner_id", "topic", "n") SELECT "learner_id", "topic", count(*) FROM "test" GROUP BY 1, 2;
