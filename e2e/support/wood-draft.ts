/** Shows and sells something of woodworking: off topic wherever people talk about something else. */
export const WOOD = {
  title: "I made a dovetail drawer in walnut, and drew plans for it",
  content:
    "I cut the dovetails by hand with a small saw and a sharp chisel. The walnut boards came from a local sawmill, and I planed them flat with a jointer plane before marking the joints. Glue went on in the evening, with clamps across the drawer. Sanding took two hours, and then three coats of oil brought out the grain. The lumber was not quite dry, so the plywood bottom floats in a groove. My plans for the drawer are for sale at https://dovetail.example/plans. Order yours today!",
};
