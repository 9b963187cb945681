import { Truck } from 'lucide-react'
import { Opened } from '../Opened.js'
import { ManageVendors } from './ManageVendors.js'

export const VendorManagement = () => (
  <Opened
    name="vendors"
    title="Vendor Management"
    intro="Vendors with their rating, services, areas and documents to check."
    picture={<Truck size={40} aria-hidden="true" />}
    label="Manage Vendors"
  >
    <ManageVendors />
  </Opened>
)
