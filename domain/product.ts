/** The product's name, as it stands in titles, mails, headers and documents. */
export const PRODUCT_NAME = "Sigilarium";
