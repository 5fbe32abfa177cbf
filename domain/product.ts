/** The product's name, as it is in titles, mails, headers and documents. */
export const PRODUCT_NAME = "Sigilarium";
