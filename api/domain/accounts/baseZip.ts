/**
 * In SQL: the ZIP code where a user `u` is at home: the one given at sign-up or in the application, or else a vendor's
 * lowest area. Null if there is none.
 */
export const baseZip = (u: string) => `coalesce(${u}.initial_service_zip_code,
  (select home.zip_code from service_areas home where home.vendor_id = ${u}.id order by home.zip_code limit 1))`
