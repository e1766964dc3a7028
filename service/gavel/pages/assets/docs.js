"use strict";
// The contract comes from this very service, and so does every request that is tried out.

// Swagger UI takes NDJSON for JSON, and would send a batch as one quoted string.
const ndjsonAsItIs = {
  afterLoad(system) {
    const sample = system.fn.getSampleSchema;
    system.fn.getSampleSchema = (schema, mediaType, settings, example) =>
      /ndjson/.test(mediaType) && typeof example === "string" ? example : sample(schema, mediaType, settings, example);
  },
};

window.addEventListener("DOMContentLoaded", () => {
  window.SwaggerUIBundle({
    url: "/openapi.json",
    dom_id: "#contract",
    deepLinking: true,
    displayRequestDuration: true,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    plugins: [ndjsonAsItIs],
  });
});
