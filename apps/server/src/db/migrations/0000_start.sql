CREATE TABLE "bank_load" (
	"hash" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calibration" (
	"epoch" integer NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text NOT NULL,
	"b" double precision NOT NULL,
	"var" double precision NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "calibration_epoch_scope_scope_id_pk" PRIMARY KEY("epoch","scope","scope_id")
);
--> statement-breakpoint
CREATE TABLE "item_revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"text_hash" text NOT NULL,
	"semantic_hash" text NOT NULL,
	"public" jsonb NOT NULL,
	"secret" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_stat" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"ms" double precision DEFAULT 0 NOT NULL,
	"by_letter" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"template_id" text NOT NULL,
	"skill_id" text NOT NULL,
	"topic" text NOT NULL,
	"display_id" text NOT NULL,
	"params" jsonb NOT NULL,
	"question_type" text NOT NULL,
	"difficulty" text NOT NULL,
	"calculator" boolean NOT NULL,
	"prior_b" double precision NOT NULL,
	"seconds" integer NOT NULL,
	"passage_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"revision_id" integer,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "item_slug_unique" UNIQUE("slug"),
	CONSTRAINT "item_display_id_unique" UNIQUE("display_id")
);
--> statement-breakpoint
CREATE TABLE "misconception_skill" (
	"misconception_id" text NOT NULL,
	"skill_id" text NOT NULL,
	CONSTRAINT "misconception_skill_misconception_id_skill_id_pk" PRIMARY KEY("misconception_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "misconception" (
	"id" text PRIMARY KEY NOT NULL,
	"sentence" text NOT NULL,
	"clue" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "passage_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "skill_prereq" (
	"skill_id" text NOT NULL,
	"needs_id" text NOT NULL,
	CONSTRAINT "skill_prereq_skill_id_needs_id_pk" PRIMARY KEY("skill_id","needs_id")
);
--> statement-breakpoint
CREATE TABLE "skill" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "template" (
	"id" text PRIMARY KEY NOT NULL,
	"frame" text NOT NULL,
	"skill_id" text NOT NULL,
	"response_kind" text NOT NULL,
	"prior_b" double precision NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learner" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'real' NOT NULL,
	"next_seq" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"guest_id" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospect" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prospect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"email" text,
	"pw_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"guest" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"topic" text NOT NULL,
	"test_date" date,
	"study_start" date,
	"extra_time" double precision DEFAULT 1 NOT NULL,
	"billing" boolean DEFAULT false NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "flashcard" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flashcard_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"item_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mistake" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mistake_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"topic" text NOT NULL,
	"test_id" integer,
	"answer" text,
	"misconception_id" text,
	"kind" text,
	"identify" text DEFAULT '' NOT NULL,
	"solution" text DEFAULT '' NOT NULL,
	"clue" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"missed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"logged_at" timestamp (3) with time zone,
	"right_since" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rating_id" text NOT NULL,
	"learner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref_id" integer NOT NULL,
	"rating" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_state" (
	"kind" text NOT NULL,
	"ref_id" integer NOT NULL,
	"learner_id" uuid NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"learning_steps" smallint DEFAULT 0 NOT NULL,
	"scheduled_days" integer DEFAULT 0 NOT NULL,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"last_review" timestamp (3) with time zone,
	"fsrs_due" timestamp (3) with time zone NOT NULL,
	"buried_until" timestamp (3) with time zone,
	"suspended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_state_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "access_grant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"days" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "access_grant_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_item_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"token_hash" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "order_line_order_id_product_id_pk" PRIMARY KEY("order_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"idem_key" text NOT NULL,
	"stripe_id" text,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "shop_order_idem_key_unique" UNIQUE("idem_key"),
	CONSTRAINT "shop_order_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"stripe_id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"event_type" text NOT NULL,
	"created" integer NOT NULL,
	"raw" jsonb NOT NULL,
	"amount_due" integer,
	"amount_paid" integer,
	"amount_remaining" integer,
	"period_start" integer,
	"period_end" integer,
	"hosted_invoice_url" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"price_anchor" boolean DEFAULT false NOT NULL,
	"plan_length" integer NOT NULL,
	"body" text NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "product_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sandbox_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"json" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"product_id" integer NOT NULL,
	"order_id" integer,
	"stripe_id" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"event_at" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "answer_event" (
	"learner_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"item_id" integer NOT NULL,
	"item_revision_id" integer NOT NULL,
	"topic" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"answer" text,
	"correct" boolean NOT NULL,
	"skipped" boolean NOT NULL,
	"misconception_id" text,
	"ms" integer NOT NULL,
	"changes" smallint DEFAULT 0 NOT NULL,
	"changed_from" boolean,
	"confidence" text,
	"first_exposure" boolean NOT NULL,
	"seen" boolean DEFAULT true NOT NULL,
	"epoch" integer NOT NULL,
	"model_version" text NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"folded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "answer_event_learner_id_seq_pk" PRIMARY KEY("learner_id","seq")
);
--> statement-breakpoint
CREATE TABLE "daily_score" (
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"day" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"total" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_score_learner_id_topic_day_pk" PRIMARY KEY("learner_id","topic","day")
);
--> statement-breakpoint
CREATE TABLE "diagnostic" (
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"test_id" integer,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "diagnostic_learner_id_topic_pk" PRIMARY KEY("learner_id","topic")
);
--> statement-breakpoint
CREATE TABLE "exposure" (
	"learner_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"topic" text NOT NULL,
	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_correct" boolean,
	"marked" boolean DEFAULT false NOT NULL,
	"revealed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exposure_learner_id_item_id_pk" PRIMARY KEY("learner_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" uuid,
	"message" text NOT NULL,
	"item_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "misconception_state" (
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"misconception_id" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "misconception_state_learner_id_topic_misconception_id_pk" PRIMARY KEY("learner_id","topic","misconception_id")
);
--> statement-breakpoint
CREATE TABLE "model_state" (
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text NOT NULL,
	"node" jsonb NOT NULL,
	"seq_applied" integer NOT NULL,
	CONSTRAINT "model_state_learner_id_topic_scope_scope_id_pk" PRIMARY KEY("learner_id","topic","scope","scope_id")
);
--> statement-breakpoint
CREATE TABLE "tally" (
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"skill_id" text NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"incorrect" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"ms" bigint DEFAULT 0 NOT NULL,
	"correct_to_incorrect" integer DEFAULT 0 NOT NULL,
	"incorrect_to_correct" integer DEFAULT 0 NOT NULL,
	"incorrect_to_incorrect" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tally_learner_id_topic_skill_id_pk" PRIMARY KEY("learner_id","topic","skill_id")
);
--> statement-breakpoint
CREATE TABLE "test_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"test_id" integer NOT NULL,
	"version" integer NOT NULL,
	"pos" smallint,
	"kind" text NOT NULL,
	"value" jsonb,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_replacement" (
	"test_id" integer NOT NULL,
	"pos" smallint NOT NULL,
	"item_id" integer NOT NULL,
	"item_revision_id" integer NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_replacement_test_id_item_id_pk" PRIMARY KEY("test_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "test_slot" (
	"test_id" integer NOT NULL,
	"pos" smallint NOT NULL,
	"item_id" integer NOT NULL,
	"item_revision_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"letter" text,
	"grid" text,
	"skipped" boolean,
	"marked" boolean DEFAULT false NOT NULL,
	"confidence" text,
	"time_ms" integer DEFAULT 0 NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "test_slot_test_id_pos_pk" PRIMARY KEY("test_id","pos")
);
--> statement-breakpoint
CREATE TABLE "test" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"mode" text NOT NULL,
	"timed" boolean NOT NULL,
	"tutor" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"time_ms" integer DEFAULT 0 NOT NULL,
	"countdown_ms" integer NOT NULL,
	"initial_ms" integer NOT NULL,
	"question_count" integer NOT NULL,
	"checkpoint" jsonb NOT NULL,
	"share_code" text NOT NULL,
	"score" double precision,
	"scored_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_share_code_unique" UNIQUE("share_code")
);
--> statement-breakpoint
ALTER TABLE "item_revision" ADD CONSTRAINT "item_revision_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_skill_id_skill_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_skill_id_skill_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard" ADD CONSTRAINT "flashcard_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake" ADD CONSTRAINT "mistake_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake" ADD CONSTRAINT "mistake_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_event" ADD CONSTRAINT "review_event_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_state" ADD CONSTRAINT "review_state_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_event" ADD CONSTRAINT "answer_event_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_score" ADD CONSTRAINT "daily_score_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic" ADD CONSTRAINT "diagnostic_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic" ADD CONSTRAINT "diagnostic_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure" ADD CONSTRAINT "exposure_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure" ADD CONSTRAINT "exposure_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconception_state" ADD CONSTRAINT "misconception_state_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_state" ADD CONSTRAINT "model_state_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tally" ADD CONSTRAINT "tally_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_change" ADD CONSTRAINT "test_change_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_replacement" ADD CONSTRAINT "test_replacement_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_slot" ADD CONSTRAINT "test_slot_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_slot" ADD CONSTRAINT "test_slot_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_slot" ADD CONSTRAINT "test_slot_item_revision_id_item_revision_id_fk" FOREIGN KEY ("item_revision_id") REFERENCES "public"."item_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_revision_uq" ON "item_revision" USING btree ("item_id","text_hash");--> statement-breakpoint
CREATE INDEX "item_topic_ix" ON "item" USING btree ("topic","skill_id");--> statement-breakpoint
CREATE INDEX "item_template_ix" ON "item" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "skill_topic_ix" ON "skill" USING btree ("topic","position");--> statement-breakpoint
CREATE INDEX "login_failure_ix" ON "login_failure" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "mail_token_user_ix" ON "mail_token" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "session_user_ix" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expiry_ix" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_uq" ON "user_account" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "user_learner_uq" ON "user_account" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "user_stale_guest_ix" ON "user_account" USING btree ("last_seen_at") WHERE "user_account"."guest";--> statement-breakpoint
CREATE INDEX "flashcard_owner_ix" ON "flashcard" USING btree ("learner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mistake_owner_item_uq" ON "mistake" USING btree ("learner_id","item_id");--> statement-breakpoint
CREATE INDEX "mistake_list_ix" ON "mistake" USING btree ("learner_id","topic","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "review_event_rating_uq" ON "review_event" USING btree ("learner_id","rating_id");--> statement-breakpoint
CREATE INDEX "review_event_ref_ix" ON "review_event" USING btree ("kind","ref_id","id");--> statement-breakpoint
CREATE INDEX "review_event_day_ix" ON "review_event" USING btree ("learner_id","at");--> statement-breakpoint
CREATE INDEX "review_state_due_ix" ON "review_state" USING btree ("learner_id","kind","fsrs_due");--> statement-breakpoint
CREATE INDEX "access_user_ix" ON "access_grant" USING btree ("user_id","topic");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_user_uq" ON "cart" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_token_uq" ON "cart" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "order_user_ix" ON "shop_order" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payment_event_user_ix" ON "payment_event" USING btree ("user_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_event_source_uq" ON "answer_event" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "answer_event_item_ix" ON "answer_event" USING btree ("learner_id","item_id");--> statement-breakpoint
CREATE INDEX "answer_event_unfolded_ix" ON "answer_event" USING btree ("answered_at") WHERE not "answer_event"."folded";--> statement-breakpoint
CREATE INDEX "exposure_topic_ix" ON "exposure" USING btree ("learner_id","topic");--> statement-breakpoint
CREATE INDEX "test_change_test_ix" ON "test_change" USING btree ("test_id","id");--> statement-breakpoint
CREATE INDEX "test_slot_item_ix" ON "test_slot" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "test_list_ix" ON "test" USING btree ("learner_id","topic","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "test_scored_ix" ON "test" USING btree ("learner_id","topic","scored_at" DESC NULLS LAST) WHERE "test"."scored_at" is not null;