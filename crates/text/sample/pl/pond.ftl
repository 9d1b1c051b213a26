title = Staw

frogs =
    { $frogs ->
        [0] Cicho w { $pond }.
        [one] W { $pond } śpiewa { $frogs } żaba.
        [few] W { $pond } śpiewają { $frogs } żaby.
       *[many] W { $pond } śpiewa { $frogs } żab.
    }

leap = Do { $to } z { $from }
