import { Migration } from '@mikro-orm/migrations'

/** The consent to text messages also ends with somebody's work for a business, whose jobs they were about. */
export class Migration20270113PeopleWhoLeft extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table text_consents drop constraint text_consents_ended_by;
      alter table text_consents add constraint text_consents_ended_by
        check (ended_by in ('page', 'stop', 'other_number', 'work_ended'));
    `)
  }
}
