CREATE TABLE "mistake_count" (
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"logged" boolean NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mistake_count_learner_id_topic_logged_pk" PRIMARY KEY("learner_id","topic","logged")
);
--> statement-breakpoint
ALTER TABLE "mistake_count" ADD CONSTRAINT "mistake_count_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "count_mistake"(learner uuid, in_topic text, is_logged boolean, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "mistake_count" AS kept ("learner_id", "topic", "logged", "n") VALUES (learner, in_topic, is_logged, more)
  ON CONFLICT ("learner_id", "topic", "logged") DO UPDATE SET "n" = kept."n" + excluded."n"
$$;--> statement-breakpoint
CREATE FUNCTION "count_new_mistakes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_mistake"("learner_id", "topic", "logged_at" IS NOT NULL, count(*)::int) FROM "changed" GROUP BY "learner_id", "topic", "logged_at" IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "count_gone_mistakes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_mistake"("learner_id", "topic", "logged_at" IS NOT NULL, -count(*)::int) FROM "changed" GROUP BY "learner_id", "topic", "logged_at" IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "count_moved_mistake"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "count_mistake"(old."learner_id", old."topic", old."logged_at" IS NOT NULL, -1);
  PERFORM "count_mistake"(new."learner_id", new."topic", new."logged_at" IS NOT NULL, 1);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "mistake_count_new" AFTER INSERT ON "mistake" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_new_mistakes"();--> statement-breakpoint
CREATE TRIGGER "mistake_count_gone" AFTER DELETE ON "mistake" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_gone_mistakes"();--> statement-breakpoint
CREATE TRIGGER "mistake_count_moved" AFTER UPDATE OF "learner_id", "topic", "logged_at" ON "mistake" FOR EACH ROW
  WHEN (old."learner_id" IS DISTINCT FROM new."learner_id" OR old."topic" IS DISTINCT FROM new."topic"
    OR (old."logged_at" IS NULL) IS DISTINCT FROM (new."logged_at" IS NULL))
  EXECUTE FUNCTION "count_moved_mistake"();--> statement-breakpoint
INSERT INTO "mistake_count" ("learner_id", "topic", "logged", "n")
  SELECT "learner_id", "topic", "logged_at" IS NOT NULL, count(*) FROM "mistake" GROUP BY 1, 2, 3;
