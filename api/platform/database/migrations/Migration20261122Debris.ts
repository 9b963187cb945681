import { Migration } from '@mikro-orm/migrations'

/** The kind of debris, and the place of a rented dumpster; null if the customer did not say. */
export class Migration20261122Debris extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table jobs
        add column debris text constraint jobs_debris
          check (debris in ('household', 'construction', 'roofing', 'yard_waste', 'heavy', 'not_sure')),
        add column placement text constraint jobs_placement check (placement in ('driveway', 'street', 'other')),
        add constraint jobs_placement_of_rental check (placement is null or type = 'dumpster_rental');
    `)
  }
}
