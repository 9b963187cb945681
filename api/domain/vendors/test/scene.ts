import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    sizeId: string
    documentId: string
    /** The admin has just refused it. */
    decidedId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ sizeId: newId(), documentId: newId(), decidedId: newId() }),
  rows({ id, sizeId, documentId, decidedId }) {
    const vendors = [id.vendor, id.rival, id.newcomer]
    const areas = vendors.map(vendorId => `('${newId()}', '${vendorId}', '78701')`)
    const services = [
      ...vendors.map(vendorId => `('${newId()}', '${vendorId}', 'junk_pickup', ${AT})`),
      `('${newId()}', '${id.vendor}', 'dumpster_rental', ${AT})`,
    ]
    return `
    insert into service_areas (id, vendor_id, zip_code) values ${areas};
    insert into vendor_services (id, vendor_id, service_type, created_at) values ${services};
    insert into dumpster_sizes (id, vendor_id, size, rental_size, created_at)
      values ('${sizeId}', '${id.vendor}', '10 yard', '20_yard', ${AT});
    insert into vendor_items (vendor_id, kind, takes, price)
      values ('${id.vendor}', 'mattress', 'extra', 40), ('${id.vendor}', 'tire', 'no', null);
    insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, uploaded_at)
      values ('${documentId}', '${id.vendor}', 'commercial_insurance', 'new.png', '/objects/x', ${AT});
    insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
      values (gen_random_uuid(), '${id.vendor}', 'commercial_insurance', 'old.png', '/objects/y', 'approved', '2026-12-01', 'America/Chicago');
    insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, review_reason)
      values ('${decidedId}', '${id.vendor}', 'w9_form', 'w9.png', '/objects/z', 'refused', 'Blurred');
    insert into audit_events (id, actor_id, action, subject_id, before, after, created_at)
      values (gen_random_uuid(), '${id.admin}', 'reviewVendorDocument', '${id.vendor}',
        '{"id": "${decidedId}", "reviewStatus": "waiting"}',
        '{"id": "${decidedId}", "reviewStatus": "refused", "reviewReason": "Blurred"}', ${AT});`
  },
}
