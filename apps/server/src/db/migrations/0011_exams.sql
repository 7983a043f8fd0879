CREATE TABLE "exam_item" (
	"exam_id" integer NOT NULL,
	"topic" text NOT NULL,
	"form" text NOT NULL,
	"pos" smallint NOT NULL,
	"item_id" integer NOT NULL,
	"item_revision_id" integer NOT NULL,
	CONSTRAINT "exam_item_exam_id_topic_form_pos_pk" PRIMARY KEY("exam_id","topic","form","pos")
);
--> statement-breakpoint
CREATE TABLE "exam_part" (
	"exam_id" integer NOT NULL,
	"pos" smallint NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"module" smallint NOT NULL,
	"form" text,
	"questions" smallint NOT NULL,
	"seconds" integer NOT NULL,
	"test_id" integer,
	"opened_at" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	CONSTRAINT "exam_part_exam_id_pos_pk" PRIMARY KEY("exam_id","pos")
);
--> statement-breakpoint
CREATE TABLE "exam_section" (
	"exam_id" integer NOT NULL,
	"topic" text NOT NULL,
	"predicted" double precision,
	"predicted_low" double precision,
	"predicted_high" double precision,
	"score" double precision,
	"low" double precision,
	"high" double precision,
	CONSTRAINT "exam_section_exam_id_topic_pk" PRIMARY KEY("exam_id","topic")
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"extra_time" double precision NOT NULL,
	"unmet" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "exam_id" integer;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "module" smallint;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "deadline_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "handed_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_item" ADD CONSTRAINT "exam_item_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_item" ADD CONSTRAINT "exam_item_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_item" ADD CONSTRAINT "exam_item_item_revision_id_item_revision_id_fk" FOREIGN KEY ("item_revision_id") REFERENCES "public"."item_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_part" ADD CONSTRAINT "exam_part_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_section" ADD CONSTRAINT "exam_section_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_item_item_ix" ON "exam_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "exam_learner_ix" ON "exam" USING btree ("learner_id","id");--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;