import { Migration } from '@mikro-orm/migrations'

/** SQL for the users who may see a question; other vendors see it once it is answered, where the job is open. */
const USERS = `array_remove(array[r.vendor_id, (select j.customer_id from jobs j where j.id = r.job_id)], null)`
const AREAS = `case when r.answer is not null
  then array(select j.zip5 || ':' || j.type from jobs j where j.id = r.job_id and j.status = 'pending')
  else '{}'::text[] end`
const record = (rows: string) => `
  if (select count(*) from ${rows}) > 500 then insert into changes (kind) values ('question');
  else insert into changes (kind, row_id, job_id, users, areas)
    select 'question', r.id, r.job_id, ${USERS}, ${AREAS} from ${rows} r;
  end if;`

/** Vendors' questions about a job, and the answers: docs/decisions/0067-questions-before-a-bid.md. */
export class Migration20261122Questions extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table questions (
        id uuid primary key,
        job_id uuid not null references jobs,
        vendor_id uuid not null references users,
        question text not null constraint questions_question_length check (char_length(question) between 1 and 300),
        created_at timestamptz(3) not null default now(),
        answer text constraint questions_answer_length check (char_length(answer) between 1 and 500),
        answered_at timestamptz(3),
        constraint questions_answered check ((answer is null) = (answered_at is null))
      );
      create index questions_job on questions (job_id, created_at desc, id desc);
      create index questions_vendor on questions (vendor_id);

      create function record_changes_of_questions() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then ${record('old_rows')}
        else ${record('new_rows')}
        end if;
        return null;
      end $$;
      create trigger record_inserted after insert on questions referencing new table as new_rows
        for each statement execute function record_changes_of_questions();
      create trigger record_updated after update on questions referencing old table as old_rows new table as new_rows
        for each statement execute function record_changes_of_questions();
      create trigger record_deleted after delete on questions referencing old table as old_rows
        for each statement execute function record_changes_of_questions();
    `)
  }
}
